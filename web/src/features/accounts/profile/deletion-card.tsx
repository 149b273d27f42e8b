import { supportEmail } from '@roomlark/contract/contact'
import { deletionWords } from '@roomlark/contract/operations/deletion-words'
import { deletionGraceDays } from '@roomlark/contract/operations/my-data'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askDeletion, useMyData } from '../../../data/my-data.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { accountFormats } from '../../../parts/word-formats.ts'
import { useSession, useUser } from '../../../session/session-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'
import { ProofDialog } from './proof-dialog.tsx'

export function DeletionCard() {
  const { obstacles = [], unpaidUsdCents = 0 } = useMyData().data ?? {}
  const [isAsking, setAsking] = useState(false)
  const { userType } = useUser()
  const { forget } = useSession()
  const navigate = useNavigate()
  return (
    <Card>
      <CardHead
        title="Delete your account"
        subtitle={`It closes in ${deletionGraceDays} days; sign in before then to keep it`}
      />
      <p className="text-muted">
        You will be signed out everywhere immediately. After {deletionGraceDays} days{' '}
        {userType === 'hotel' ? 'your hotels close and ' : ''}
        your personal data is deleted. Booking and payment records are kept without names, as the law
        requires.
      </p>
      {obstacles.length > 0 ? (
        <Note tone="warning" icon={<CircleAlert />} className="mt-4" title="Not yet">
          {obstacles.map((obstacle) => (
            <p key={obstacle.kind}>{deletionWords(obstacle, accountFormats)}</p>
          ))}
          <p className="mt-1.5">
            <a href={`mailto:${supportEmail}`} className="link">
              Write to us
            </a>{' '}
            if you want to leave all the same.
          </p>
        </Note>
      ) : null}
      {obstacles.length === 0 && unpaidUsdCents > 0 ? (
        <Note tone="warning" icon={<CircleAlert />} className="mt-4" title="You would give something up">
          You are owed {moneyText(unpaidUsdCents, 'USD')}. That is below the payout minimum, so it is not paid
          once your account is deleted.
        </Note>
      ) : null}
      <Button
        variant="danger-line"
        className="mt-4"
        disabled={obstacles.length > 0}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-[18px]" />
        Delete my account
      </Button>
      {isAsking ? (
        <ProofDialog
          asks="password"
          title="Delete your account"
          description={`It closes in ${deletionGraceDays} days. To keep it, just sign in again before then.`}
          submitLabel="Delete my account"
          isDanger
          onProof={({ password }) =>
            askDeletion(password).then(() => {
              // The server has ended every session of the account, this browser's too.
              forget()
              navigate('/login', { replace: true })
              toast.info(`Your account closes in ${deletionGraceDays} days. Sign in before then to keep it.`)
            })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
