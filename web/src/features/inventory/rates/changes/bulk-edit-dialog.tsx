import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import type { Edit } from '../../../../data/calendar.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import type { Range } from '../calendar/period.ts'
import { CheckChip } from '../check-chip.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { datedRangeWords, weekdayWords } from '../date-words.ts'
import { WeekdayChoice } from '../weekday-choice.tsx'
import { BulkInput, newBulkDraft, readBulk } from './change-draft.ts'
import { ChangeFields } from './change-fields.tsx'
import { ChangePreview } from './change-preview.tsx'

type BulkEditDialogProps = {
  hotelId: string
  range: Range
  currency: string
  /** Room type names by id. */
  names: ReadonlyMap<string, string>
  onApply: (edit: Edit) => void
  onClose: () => void
}

/** Dates × days of the week × room types, with a preview before anything is changed. */
export function BulkEditDialog({ hotelId, range, currency, names, onApply, onClose }: BulkEditDialogProps) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const form = useContractForm({
    schema: BulkInput,
    values: newBulkDraft(range, [...names.keys()]),
    read: (draft) => readBulk(draft, currency),
    send: async (input) => setEdit(input),
  })
  return (
    <Dialog
      title={say('Bulk edit')}
      description={
        edit
          ? say('{days}, {weekdays}, {count, plural, one {# room type} other {# room types}}.', {
              days: datedRangeWords(edit),
              weekdays: weekdayWords(edit.weekdays),
              count: edit.roomTypeIds.length,
            })
          : say('Change many nights at once. You will see a preview before anything is saved.')
      }
      onClose={onClose}
    >
      {edit ? (
        <ChangePreview
          hotelId={hotelId}
          change={edit}
          currency={currency}
          names={names}
          cancelLabel={say('Back')}
          onCancel={() => setEdit(null)}
          onApply={(acceptLow) => {
            onApply({ ...edit, acceptLow })
            onClose()
          }}
        />
      ) : (
        <FormBody form={form} onChange={() => form.clearErrors('root')} className="mt-4 grid gap-5">
          <DateRangeFields />
          <WeekdayChoice
            field={form.register('weekdays')}
            legend={say('Days of the week (none ticked: every day)')}
          />
          <fieldset>
            <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{say('Room types')}</legend>
            <div className="flex max-h-40 flex-wrap gap-2 overflow-y-auto p-0.5">
              {[...names].map(([id, name]) => (
                <CheckChip key={id} {...form.register('roomTypeIds')} value={id}>
                  <span className="max-w-52 truncate">{name}</span>
                </CheckChip>
              ))}
            </div>
            <FieldNote id="bulk-types" error={findError(form, 'roomTypeIds')} />
          </fieldset>
          <ChangeFields form={form} currency={currency} />
          <FieldNote id="bulk-change" error={findError(form, 'root')} />
          <div className="flex justify-end gap-2.5">
            <Button variant="quiet" onClick={onClose}>
              {say('Cancel')}
            </Button>
            <Button type="submit">{say('Preview')}</Button>
          </div>
        </FormBody>
      )}
    </Dialog>
  )
}
