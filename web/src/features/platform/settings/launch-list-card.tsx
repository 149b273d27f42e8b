import { invitationListLimits } from '@roomlark/contract/operations/invitations'
import { LaunchInvitation } from '@roomlark/contract/operations/launch-list'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { readLaunchListCsv, useInviteWaiters, useLaunchList } from '../../../data/launch-list.ts'
import { longDate } from '../../../lib/format-date.ts'
import { countText } from '../../../lib/format-number.ts'
import { CsvButton } from '../../../parts/csv/csv-button.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { UserPlus } from '../../../ui/icons/user-plus.ts'

type Counts = Record<LaunchInvitation['userType'], number>

const typeWords = { hotel: say('Hotels'), affiliate: say('Affiliates') }

/** People who wait for registration to open, and who of them is invited first. */
export function LaunchListCard() {
  const list = useLaunchList()
  const [isInviting, setInviting] = useState(false)
  const { data: waiters = [], meta } = list.data ?? {}
  return (
    <Card>
      <CardHead
        title={say('Waiting for registration')}
        subtitle={say('People who left their address while registration is closed, and confirmed it')}
      >
        {meta && meta.total > 0 ? <CsvButton read={readLaunchListCsv} isEmpty={false} isSmall /> : null}
      </CardHead>
      <CardWaiting query={list} />
      {meta ? (
        <>
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {(['hotel', 'affiliate'] as const).map((type) => (
              <div key={type}>
                <dt className="text-sm text-muted">{typeWords[type]}</dt>
                <dd className="font-display text-[28px] leading-8">{countText(meta.countsByType[type])}</dd>
              </div>
            ))}
          </dl>
          {meta.total > 0 ? (
            <>
              <ul className="mt-4 text-sm">
                {waiters.map(({ id, email, userType, since }) => (
                  <li key={id} className="flex flex-wrap gap-x-4 border-t border-border py-2">
                    <span className="min-w-0 grow wrap-anywhere">{email}</span>
                    <span className="text-muted">
                      {typeWords[userType]}, {say('since {day}', { day: longDate(new Date(since)) })}
                    </span>
                  </li>
                ))}
              </ul>
              <Button className="mt-4" variant="secondary" onClick={() => setInviting(true)}>
                <UserPlus aria-hidden="true" className="size-[18px]" />
                {say('Invite the first')}
              </Button>
            </>
          ) : (
            <p className="mt-3 text-muted">{say('Nobody is waiting.')}</p>
          )}
        </>
      ) : null}
      {isInviting && meta ? (
        <InviteDialog counts={meta.countsByType} onClose={() => setInviting(false)} />
      ) : null}
    </Card>
  )
}

function InviteDialog({ counts, onClose }: { counts: Counts; onClose: () => void }) {
  const invite = useInviteWaiters()
  const first = counts.hotel > 0 ? 'hotel' : 'affiliate'
  const usual = Math.min(counts[first], 20)
  const form = useContractForm({
    schema: LaunchInvitation,
    values: { userType: first, count: String(usual) },
    read: ({ userType, count }) => ({ userType, count: Number(count) }),
    send: (input) => invite.mutateAsync(input),
    done: (_, { invited }) =>
      say('{count, plural, one {# invitation is} other {# invitations are}} on the way.', { count: invited }),
    failed: say('The invitations were not sent. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Invite the first')}
      description={say('Those who have waited longest get an invitation and leave the list.')}
      submitLabel={say('Send invitations')}
      busyLabel={say('Sending...')}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <form.Select name="userType" label={say('Account type')} options={typeWords} />
        <form.Text
          name="count"
          label={say('How many')}
          inputMode="numeric"
          hint={say('At most {count} at a time', { count: invitationListLimits.addresses })}
        />
      </div>
    </FormDialog>
  )
}
