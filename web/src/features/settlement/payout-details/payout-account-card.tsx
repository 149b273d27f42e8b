import { say } from '@roomlark/contract/say'
import type { PayoutDetails } from '@roomlark/contract/settlement/payout-details'
import { type ReactNode, useState } from 'react'
import { usePayoutDetails } from '../../../data/payout-details.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { ShieldAlert } from '../../../ui/icons/shield-alert.ts'
import { Note } from '../../../ui/note.tsx'
import { AccountHead } from './account-head.tsx'
import { bankWords, momentWords } from './details-words.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Beside the earnings: where they are paid to. Nothing is asked for while payouts are closed. */
export function PayoutAccountCard() {
  return usePlatform().platform?.switches.payouts === 'open' ? <OpenCard /> : null
}

function OpenCard() {
  const details = usePayoutDetails()
  return (
    <Card aria-labelledby="payout-account">
      <CardHead title={<span id="payout-account">{say('Payout account')}</span>} />
      {details.data ? <View details={details.data} /> : <CardWaiting query={details} />}
    </Card>
  )
}

const writeStrong = (text: ReactNode) => <strong>{text}</strong>

function View({ details: { inUse, waiting } }: { details: PayoutDetails }) {
  const [isAsking, setAsking] = useState(false)
  const [newest] = waiting
  if (!inUse && !newest) {
    return (
      <>
        <p className="mb-4 text-muted">
          {say('Tell us where to pay you. New details are used after three days, in case it was not you.')}
        </p>
        <ButtonLink to="/performance/earnings/details">{say('Add payout details')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      {inUse ? (
        <AccountHead
          title={say('Ending {lastFour}', { lastFour: inUse.account.lastFour })}
          subtitle={bankWords(inUse)}
          state="in-use"
        />
      ) : null}
      {newest ? (
        <Note tone="warning" icon={<ShieldAlert />} {...(inUse && { className: 'mt-4' })}>
          {newest.subject === 'payee'
            ? sayRich(
                '<strong>A new payee is used from {moment}.</strong> There is a delay of three days, in case it was not you.',
                { strong: writeStrong, moment: momentWords(newest.usableFrom) },
              )
            : sayRich(
                '<strong>A new account, ending {lastFour}, is used from {moment}.</strong> There is a delay of three days, in case it was not you.',
                {
                  strong: writeStrong,
                  lastFour: newest.account.lastFour,
                  moment: momentWords(newest.usableFrom),
                },
              )}
        </Note>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to="/performance/earnings/details" variant="secondary" size="sm">
          {say('Payout details')}
        </ButtonLink>
        {newest ? (
          <Button variant="danger-line" size="sm" onClick={() => setAsking(true)}>
            {say('It was not me')}
          </Button>
        ) : null}
      </div>
      {isAsking ? <WithdrawDialog onClose={() => setAsking(false)} /> : null}
    </>
  )
}
