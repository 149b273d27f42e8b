import { say } from '@roomlark/contract/say'
import { useTitle } from '../../../lib/use-title.ts'
import { useUser } from '../../../session/session-context.ts'
import { DeliveriesCard } from './deliveries-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { PostbacksCard } from './postbacks-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** Access for an account's other software: keys for our API, and addresses that we call. */
export function DevelopersSection() {
  useTitle(say('Developers'))
  const { userType } = useUser()
  return (
    <>
      <KeysCard />
      <WebhooksCard />
      {userType === 'affiliate' ? <PostbacksCard /> : null}
      <DeliveriesCard />
    </>
  )
}
