import { FeedInput } from '@roomlark/contract/inventory/feeds'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useAddFeed } from '../../../../data/feeds.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

type FeedDialogProps = { hotelId: string; types: readonly RoomType[]; onClose: () => void }

export function FeedDialog({ hotelId, types, onClose }: FeedDialogProps) {
  const adding = useAddFeed(hotelId)
  const form = useContractForm({
    schema: FeedInput,
    values: { roomTypeId: types[0]?.id ?? '', roomId: '', name: '', url: '' },
    // An empty room means any room of the type.
    read: (draft) => ({ ...draft, url: draft.url.trim(), roomId: draft.roomId || null }),
    send: (input) => adding.mutateAsync(input),
    done: ({ name }) => say('{name} was added.', { name: isolate(name) }),
    failed: say('The calendar was not added. Please try again.'),
  })
  const rooms = types.find(({ id }) => id === form.watch('roomTypeId'))?.rooms ?? []
  return (
    <FormDialog
      form={form}
      title={say('Add calendar')}
      description={say('The other site gives you an iCal address; look for “export calendar” there.')}
      submitLabel={say('Add calendar')}
      onClose={onClose}
    >
      <form.Text name="name" label={say('Name')} placeholder={say('The site it comes from')} />
      <form.Text name="url" label={say('Address##of a calendar')} type="url" placeholder="https://" />
      <form.Select
        name="roomTypeId"
        label={say('Room type')}
        options={Object.fromEntries(types.map(({ id, name }) => [id, name]))}
        onChange={() => form.setValue('roomId', '')}
      />
      <form.Select name="roomId" label={say('Room')}>
        <option value="">{say('Any room of this type')}</option>
        {rooms.map(({ id, number }) => (
          <option key={id} value={id}>
            {number}
          </option>
        ))}
      </form.Select>
    </FormDialog>
  )
}
