import { addDays, IsoDate, listNights } from '@roomlark/contract/dates'
import { CopiedParts, copyIndex } from '@roomlark/contract/inventory/calendar-copy'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Copy } from '../../../../data/calendar.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FieldNote } from '../../../../ui/field.tsx'
import { nightCount, type Range } from '../calendar/period.ts'
import { CheckChip } from '../check-chip.tsx'
import { DateRangeFields } from '../date-range-fields.tsx'
import { ChangePreview } from './change-preview.tsx'

const CopyInput = z.object({ fromOn: IsoDate, untilOn: IsoDate, parts: CopiedParts }).check(
  z.refine(({ fromOn, untilOn }) => fromOn <= untilOn, {
    message: say('The last night cannot be before the first'),
    path: ['untilOn'],
  }),
)
type CopyInput = z.infer<typeof CopyInput>

const parts = [
  ['price', say('Price')],
  ['rooms', say('Rooms to sell')],
  ['open', say('Open or closed')],
  ['limits', say('Stay limits')],
] as const

type CopyDialogProps = {
  hotelId: string
  roomTypeIds: string[]
  /** Source of the copy: `Sea View Double, 25 to 27 June`. */
  words: string
  range: Range
  currency: string
  names: ReadonlyMap<string, string>
  onApply: (copy: Copy) => void
  onClose: () => void
}

/** Copies nights to other dates by day of the week: a Friday to Fridays, a Saturday to Saturdays. */
export function CopyDialog({ roomTypeIds, words, range, onApply, onClose, ...rest }: CopyDialogProps) {
  const [plan, setPlan] = useState<CopyInput | null>(null)
  const length = nightCount(range)
  const form = useContractForm({
    schema: CopyInput,
    values: {
      fromOn: addDays(range.untilOn, 1),
      untilOn: addDays(range.untilOn, Math.max(7, length)),
      parts: { price: true, rooms: false, open: false, limits: false },
    },
    send: async (input) => setPlan(input),
  })
  const copy: Copy | null = plan && { ...plan, roomTypeIds, source: range }
  return (
    <Dialog
      title={say('Copy to range')}
      description={say('From {nights}, by day of the week.', { nights: words })}
      onClose={onClose}
    >
      {copy ? (
        <>
          <SkippedNights source={range} target={copy} />
          <ChangePreview
            {...rest}
            change={copy}
            cancelLabel={say('Back')}
            onCancel={() => setPlan(null)}
            onApply={(acceptLow) => {
              onApply({ ...copy, acceptLow })
              onClose()
            }}
          />
        </>
      ) : (
        <FormBody form={form} className="mt-4 grid gap-5">
          <DateRangeFields fromLabel={say('Copy to: first night')} />
          <fieldset>
            <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{say('What to copy')}</legend>
            <div className="flex flex-wrap gap-2">
              {parts.map(([name, label]) => (
                <CheckChip key={name} {...form.register(`parts.${name}`)}>
                  {label}
                </CheckChip>
              ))}
            </div>
            <FieldNote id="copy-parts" error={findError(form, 'parts')} />
          </fieldset>
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

function SkippedNights({ source, target }: { source: Range; target: Range }) {
  const count = nightCount(source)
  const left = listNights(target.fromOn, addDays(target.untilOn, 1)).filter(
    (night) => copyIndex(source.fromOn, count, target.fromOn, night) === undefined,
  ).length
  if (left === 0) return null
  return (
    <p className="mt-3 text-[14px] text-muted">
      {say(
        '{count, plural, one {# night there falls on days of the week you did not select and stays as it is.} other {# nights there fall on days of the week you did not select and stay as they are.}}',
        { count: left },
      )}
    </p>
  )
}
