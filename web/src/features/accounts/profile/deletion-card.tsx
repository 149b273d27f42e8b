import { supportEmail } from '@roomlark/contract/contact'
import { deletionWords } from '@roomlark/contract/operations/deletion-words'
import { deletionGraceDays } from '@roomlark/contract/operations/my-data'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askDeletion, useMyData } from '../../../data/my-data.ts'
import { sayRich } from '../../../lib/say-rich.ts'
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
        title={say('Delete your account')}
        subtitle={say('It closes in {days} days; sign in before then to keep it', {
          days: deletionGraceDays,
        })}
      />
      <p className="text-muted">
        {say(
          'You will be signed out everywhere immediately. After {days} days {account, select, hotel {your hotels close and your personal data is deleted.} other {your personal data is deleted.}} Booking and payment records are kept without names, as the law requires.',
          { days: deletionGraceDays, account: userType },
        )}
      </p>
      {obstacles.length > 0 ? (
        <Note tone="warning" icon={<CircleAlert />} className="mt-4" title={say('Not yet')}>
          {obstacles.map((obstacle) => (
            <p key={obstacle.kind}>{deletionWords(obstacle, accountFormats)}</p>
          ))}
          <p className="mt-1.5">
            {sayRich('<a>Write to us</a> if you want to leave all the same.', {
              a: (text) => (
                <a href={`mailto:${supportEmail}`} className="link">
                  {text}
                </a>
              ),
            })}
          </p>
        </Note>
      ) : null}
      {obstacles.length === 0 && unpaidUsdCents > 0 ? (
        <Note
          tone="warning"
          icon={<CircleAlert />}
          className="mt-4"
          title={say('You would give something up')}
        >
          {say(
            'You are owed {amount}. That is below the payout minimum, so it is not paid once your account is deleted.',
            { amount: moneyText(unpaidUsdCents, 'USD') },
          )}
        </Note>
      ) : null}
      <Button
        variant="danger-line"
        className="mt-4"
        disabled={obstacles.length > 0}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-[18px]" />
        {say('Delete my account')}
      </Button>
      {isAsking ? (
        <ProofDialog
          asks="password"
          title={say('Delete your account')}
          description={say('It closes in {days} days. To keep it, just sign in again before then.', {
            days: deletionGraceDays,
          })}
          submitLabel={say('Delete my account')}
          isDanger
          onProof={({ password }) =>
            askDeletion(password).then(() => {
              // The server has ended every session of the account, this browser's too.
              forget()
              navigate('/login', { replace: true })
              toast.info(
                say('Your account closes in {days} days. Sign in before then to keep it.', {
                  days: deletionGraceDays,
                }),
              )
            })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
