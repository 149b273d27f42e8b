import type { PaymentAccount } from '@roomlark/contract/bookings/payment-accounts'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { methodName } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import { useConnectPayments } from '../../../../data/payments.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { ExternalLink } from '../../../../ui/icons/external-link.ts'
import { accountStates, listMissing } from './account-words.ts'

type AccountCardProps = { hotel: Hotel; account: PaymentAccount | null; mayConnect: boolean }

/** The account at the payment service: whether guests can pay, what is missing, and the way there. */
export function AccountCard({ hotel, account, mayConnect }: AccountCardProps) {
  const state = account && accountStates[account.state]
  return (
    <Card>
      <CardHead
        title={say('Account at the payment service')}
        subtitle={
          state
            ? state.text
            : say(
                'Guests pay you directly, by card and what else you choose. The money never passes through Roomlark.',
              )
        }
      >
        {state ? <Badge tone={state.tone}>{state.name}</Badge> : null}
      </CardHead>
      {account ? <Details hotel={hotel} account={account} /> : <Steps />}
      {mayConnect ? (
        <ConnectButton hotelId={hotel.id} account={account} />
      ) : (
        <p className="mt-5 text-sm text-muted">{say('The owner or a manager connects it.')}</p>
      )}
    </Card>
  )
}

const steps = [
  say('You are led to the payment service and enter who you are and your bank account there.'),
  say('It checks what you entered, mostly within minutes.'),
  say('Then you choose for each rate plan whether guests pay a deposit, everything, or leave a card.'),
]

/** The card of a hotel that is not connected yet. */
function Steps() {
  return (
    <ol className="grid max-w-[640px] list-decimal gap-1.5 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function Details({ hotel, account }: { hotel: Hotel; account: PaymentAccount }) {
  const missing = listMissing(account.missing)
  const others = account.hotels.filter(({ id }) => id !== hotel.id)
  return (
    <dl className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      {missing.length > 0 ? (
        <Fact term={say('Still missing')} className="md:col-span-2">
          <ul className="list-disc pl-5">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {account.methods.length > 0 ? (
        <Fact term={say('Guests can pay by')}>{listWords(account.methods.map(methodName))}</Fact>
      ) : null}
      <Fact term={say('Shared with')}>
        {others.length > 0 ? listWords(others.map(({ name }) => name)) : say('No other hotel')}
      </Fact>
    </dl>
  )
}

function ConnectButton({ hotelId, account }: { hotelId: string; account: PaymentAccount | null }) {
  const connect = useConnectPayments(hotelId)
  function leave() {
    connect.mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => showRefusal(error, say('The payment service did not answer. Please try again.')),
    })
  }
  const isReady = account?.state === 'active' || account?.state === 'checking'
  return (
    <Button
      variant={isReady ? 'secondary' : 'primary'}
      className="mt-5"
      busy={(connect.isPending || connect.isSuccess) && say('Opening...')}
      onClick={leave}
    >
      {connectWords(account)}
      <ExternalLink aria-hidden="true" className="size-4" />
    </Button>
  )
}

function connectWords(account: PaymentAccount | null): string {
  if (account === null || account.state === 'closed') return say('Connect payments')
  return account.state === 'active' || account.state === 'checking'
    ? say('Change the details')
    : say('Continue at the payment service')
}
