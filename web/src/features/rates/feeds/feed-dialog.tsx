import { feeds } from '@roomlark/contract/feeds'
import { isolate } from '@roomlark/contract/isolate'
import type { RoomType } from '@roomlark/contract/rooms'
import { type FeedInput, useAddFeed } from '../../../data/feeds.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { faultOf, useDraftForm } from '../draft-form.ts'

type FeedDialogProps = { hotelId: string; types: readonly RoomType[]; onClose: () => void }

export function FeedDialog({ hotelId, types, onClose }: FeedDialogProps) {
  const adding = useAddFeed(hotelId)
  const form = useDraftForm<FeedInput, FeedInput>(
    { roomTypeId: types[0]?.id ?? '', name: '', url: '' },
    feeds.create.body,
    (draft) => ({ ...draft, url: draft.url.trim() }),
  )
  const save = form.handleSubmit((input) =>
    adding.mutateAsync(input).then(
      () => {
        toast.success(`${isolate(input.name)} was added.`)
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The calendar was not added. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Add calendar"
      description="The other site gives you an iCal address; look for “export calendar” there."
      submitLabel="Add calendar"
      isBusy={adding.isPending}
      fault={faultOf(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        placeholder="The site it comes from"
        autoComplete="off"
        error={faultOf(form, 'name')}
        {...form.register('name')}
      />
      <TextField
        label="Address"
        type="url"
        placeholder="https://"
        autoComplete="off"
        error={faultOf(form, 'url')}
        {...form.register('url')}
      />
      <SelectField label="Room type" error={faultOf(form, 'roomTypeId')} {...form.register('roomTypeId')}>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
