import { FeedInput } from '@roomlark/contract/inventory/feeds'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { useAddFeed } from '../../../../data/feeds.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { findFault, useDraftForm } from '../draft-form.ts'

/** An empty room means any room of the type. */
type FeedDraft = Omit<FeedInput, 'roomId'> & { roomId: string }
type FeedDialogProps = { hotelId: string; types: readonly RoomType[]; onClose: () => void }

export function FeedDialog({ hotelId, types, onClose }: FeedDialogProps) {
  const adding = useAddFeed(hotelId)
  const form = useDraftForm<FeedDraft, FeedInput>(
    { roomTypeId: types[0]?.id ?? '', roomId: '', name: '', url: '' },
    FeedInput,
    (draft) => ({ ...draft, url: draft.url.trim(), roomId: draft.roomId || null }),
  )
  const rooms = types.find(({ id }) => id === form.watch('roomTypeId'))?.rooms ?? []
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
      fault={findFault(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        placeholder="The site it comes from"
        autoComplete="off"
        error={findFault(form, 'name')}
        {...form.register('name')}
      />
      <TextField
        label="Address"
        type="url"
        placeholder="https://"
        autoComplete="off"
        error={findFault(form, 'url')}
        {...form.register('url')}
      />
      <SelectField
        label="Room type"
        error={findFault(form, 'roomTypeId')}
        {...form.register('roomTypeId', { onChange: () => form.setValue('roomId', '') })}
      >
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Room" error={findFault(form, 'roomId')} {...form.register('roomId')}>
        <option value="">Any room of this type</option>
        {rooms.map(({ id, number }) => (
          <option key={id} value={id}>
            {number}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
