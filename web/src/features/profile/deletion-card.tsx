import { supportEmail } from '@roomlark/contract/contact'
import { deletionWords } from '@roomlark/contract/deletion-words'
import { CircleAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { askDeletion, useMyData } from '../../data/my-data.ts'
import { accountFormats } from '../../parts/word-formats.ts'
import { useSession, useUser } from '../../session/session-context.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHead } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordDialog } from './password-dialog.tsx'

export function DeletionCard() {
  const obstacles = useMyData().data?.obstacles ?? []
  const [isAsking, setAsking] = useState(false)
  const { userType } = useUser()
  const { forget } = useSession()
  const navigate = useNavigate()
  return (
    <Card>
      <CardHead title="Delete your account" subtitle="In 14 days; sign in before then and it stays" />
      <p className="text-muted">
        You are signed out everywhere at once. After 14 days{' '}
        {userType === 'hotel' ? 'your hotels close and ' : ''}
        what we know about you is gone. Bookings and money records stay, as the law asks, without names.
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
        <PasswordDialog
          title="Delete your account"
          description="It closes in 14 days. To keep it after all, just sign in again before then."
          submitLabel="Delete my account"
          isDanger
          onPassword={(password) =>
            askDeletion(password).then(() => {
              // The server has ended every session of the account, this browser's too.
              forget()
              navigate('/login', { replace: true })
              toast.info('Your account closes in 14 days. Sign in before then to keep it.')
            })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
