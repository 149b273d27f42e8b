import { say } from '@roomlark/contract/say'
import { useTitle } from '../../../lib/use-title.ts'
import { DeliveriesCard } from './deliveries-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** Access for an account's other software: keys for our API, and addresses that we call. */
export function DevelopersSection() {
  useTitle(say('Developers'))
  return (
    <>
      <KeysCard />
      <WebhooksCard />
      <DeliveriesCard />
    </>
  )
}
