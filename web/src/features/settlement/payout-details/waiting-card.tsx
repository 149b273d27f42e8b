import { say } from '@roomlark/contract/say'
import {
  coolingOffDays,
  type PayoutDetails,
  type PayoutDetailsSet,
} from '@roomlark/contract/settlement/payout-details'
import { useState } from 'react'
import { useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AccountHead } from './account-head.tsx'
import { CoolingOffSteps } from './cooling-off-steps.tsx'
import { bankWords, momentWords } from './details-words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type WaitingCardProps = { set: PayoutDetailsSet; details: PayoutDetails }

/** Details that were saved and are not used yet; the newest card offers to withdraw all of them. */
export function WaitingCard({ set, details }: WaitingCardProps) {
  const { email } = useUser()
  const [isAsking, setAsking] = useState(false)
  const { inUse, waiting, changes } = details
  const device = changes.find(({ id }) => id === set.id)?.device
  return (
    <Card>
      <AccountHead title={formatTitle(set)} subtitle={bankWords(set)} state="waiting" />
      <div className="mt-5">
        <CoolingOffSteps
          steps={[
            {
              name: say('Saved'),
              at: momentWords(set.savedAt),
              note: device ? say('With {device}', { device }) : say('With your password'),
              isDone: true,
              wait: say('immediately'),
            },
            {
              name: say('You were notified'),
              at: momentWords(set.savedAt),
              note: say('By email to {email}', { email }),
              isDone: true,
              wait: say('{days, plural, one {# day} other {# days}}', { days: coolingOffDays }),
            },
            {
              name: say('Used from'),
              at: momentWords(set.usableFrom),
              note: inUse
                ? say('Payouts go to the account ending {lastFour} until then', {
                    lastFour: inUse.account.lastFour,
                  })
                : say('Nothing is paid out until then'),
              isDone: false,
            },
          ]}
        />
      </div>
      {set.id === waiting[0]?.id ? (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-[18px]">
          <p className="text-[14px] text-muted">
            {waiting.length > 1
              ? say('Not you? All pending changes are withdrawn, and every other device is signed out.')
              : say('Not you? The change is withdrawn, and every other device is signed out.')}
          </p>
          <Button variant="danger-line" size="sm" onClick={() => setAsking(true)}>
            {say('It was not me')}
          </Button>
        </div>
      ) : null}
      {isAsking ? <WithdrawDialog onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

function formatTitle({ subject, account }: PayoutDetailsSet): string {
  return subject === 'payee'
    ? say('New payee')
    : say('New account, ending {lastFour}', { lastFour: account.lastFour })
}
