import { type Group, GroupCancellation } from '@roomlark/contract/bookings/groups'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { useCancelGroup, useReleaseGroup } from '../../../../data/groups.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'

const Cancellation = z.omit(GroupCancellation, { version: true })

type EndingProps = { group: Group; onClose: () => void }

export function ReleaseGroupDialog({ group, onClose }: EndingProps) {
  const releasing = useReleaseGroup(group.id)
  const form = useContractForm({
    send: () => releasing.mutateAsync(group.version),
    done: say('The rooms are on sale again.'),
    failed: say('That did not work. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Release the rooms now?')}
      description={say(
        '{held, plural, one {# night} other {# nights}} that nobody has taken go back on sale. Bookings are kept, and a later cut-off holds rooms again.',
        { held: group.held },
      )}
      submitLabel={say('Release rooms')}
      busyLabel={say('Releasing')}
      onClose={onClose}
    />
  )
}

/** Asks what happens to the bookings that were made already. */
export function CancelGroupDialog({ group, onClose }: EndingProps) {
  const cancelling = useCancelGroup(group.id)
  const open = group.rooms.filter(({ state }) => state === 'confirmed').length
  const form = useContractForm({
    schema: Cancellation,
    values: { bookings: 'keep', waiveFee: false, reason: '' },
    read: ({ bookings, waiveFee, reason }) => ({
      bookings,
      waiveFee: bookings === 'cancel' && waiveFee,
      ...(reason.trim() && { reason }),
    }),
    send: (cancellation) => cancelling.mutateAsync({ ...cancellation, version: group.version }),
    done: say('The group is cancelled.'),
    failed: say('That did not work. Please try again.'),
  })
  const isCancelling = form.watch('bookings') === 'cancel'
  return (
    <FormDialog
      form={form}
      title={say('Cancel this group?')}
      description={say(
        'The rooms it holds go back on sale: {held, plural, one {# night} other {# nights}}. This cannot be undone.',
        { held: group.held },
      )}
      submitLabel={say('Cancel group')}
      busyLabel={say('Cancelling')}
      isDanger
      onClose={onClose}
    >
      {open > 0 ? (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-[14px] font-[560]">
            {say('{open, plural, one {# booking} other {# bookings}} of guests who have not arrived', {
              open,
            })}
          </legend>
          {(['keep', 'cancel'] as const).map((value) => (
            <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input
                type="radio"
                value={value}
                className="size-[18px] accent-primary"
                {...form.register('bookings')}
              />
              {value === 'keep' ? say('Keep them') : say('Cancel them too; guests are notified by email')}
            </label>
          ))}
          {isCancelling ? (
            <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
              <input type="checkbox" className="size-[18px] accent-primary" {...form.register('waiveFee')} />
              {say('Waive cancellation fees')}
            </label>
          ) : null}
        </fieldset>
      ) : null}
      {isCancelling ? <form.Area name="reason" label={say('Reason (optional)')} rows={2} /> : null}
    </FormDialog>
  )
}
