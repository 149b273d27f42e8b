import { say } from '@roomlark/contract/say'
import { usePaymentSettings } from '../../../../data/payments.ts'
import { TestNote } from '../../../../parts/payments/test-note.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { accountStates } from './account-words.ts'

/** Says above the lists why guests cannot pay online yet, or that nothing here is real. */
export function AccountNote({ hotelId }: { hotelId: string }) {
  const { data } = usePaymentSettings(hotelId)
  if (!data) return null
  const { account } = data
  if (account?.state === 'active') {
    return account.isTest ? <TestNote isSimulated={account.isSimulated} className="mb-5" /> : null
  }
  return (
    <Note
      tone="warning"
      icon={<CircleAlert />}
      title={account ? accountStates[account.state].name : say('Guests cannot pay online yet')}
      className="mb-5"
    >
      {account ? accountStates[account.state].text : say('This hotel has no account at the payment service.')}{' '}
      <Link className="link" to={`/hotels/${hotelId}/payments/settings`}>
        {say('Payment settings')}
      </Link>
    </Note>
  )
}
