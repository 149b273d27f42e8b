import { useTitle } from '../../../lib/use-title.ts'
import { DeliveriesCard } from './deliveries-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** What other software of an account needs: keys for our API, and addresses that we call. */
export function DevelopersSection() {
  useTitle('Developers')
  return (
    <>
      <KeysCard />
      <WebhooksCard />
      <DeliveriesCard />
    </>
  )
}
