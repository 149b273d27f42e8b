import { say } from '@roomlark/contract/say'
import { useSearchParams } from 'react-router'
import { useMailbox } from '../../../data/demo.ts'
import { getErrorMessage, isNotThere } from '../../../lib/api-error.ts'
import { cx } from '../../../lib/cx.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { KeyRackSpot, SuitcaseSpot } from '../../../ui/spot.tsx'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'

/** The open message is in the URL, so that Back leads to the list on a phone. */
export function Mailbox() {
  const mailbox = useMailbox()
  const chosen = useSearchParams()[0].get('message')
  if (mailbox.isPending) return <PageSpinner label={say('Opening the mailbox')} />
  if (!mailbox.data) return <Unavailable error={mailbox.error} retry={() => void mailbox.refetch()} />
  if (mailbox.data.length === 0) return <NoMail />

  const open = mailbox.data.find((message) => message.id === chosen)
  const now = new Date(mailbox.dataUpdatedAt)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-[280px_minmax(0,1fr)] desk:grid-cols-[360px_minmax(0,1fr)]">
      <MessageList
        messages={mailbox.data}
        openId={open?.id}
        now={now}
        className={cx(open && 'max-md:hidden')}
      />
      {open ? <MessageView key={open.id} message={open} /> : <NothingOpen />}
    </div>
  )
}

function NoMail() {
  return (
    <Card>
      <EmptyState
        spot={<SuitcaseSpot />}
        title={say('No mail yet')}
        text={say('New messages appear here a moment after they are sent.')}
        action={
          <ButtonLink to="/forgot-password" variant="secondary">
            {say('Ask for a reset link')}
          </ButtonLink>
        }
      />
    </Card>
  )
}

function NothingOpen() {
  return (
    <Card className="max-md:hidden">
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('No message open')}
        text={say('Choose one from the list to read it.')}
      />
    </Card>
  )
}

function Unavailable({ error, retry }: { error: unknown; retry: () => void }) {
  if (isNotThere(error)) {
    return (
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('There is no mailbox here')}
          text={say('This is not a demo, so emails go to their recipients. Please look in your own inbox.')}
          action={
            <ButtonLink to="/login" variant="secondary">
              {say('Back to Sign In')}
            </ButtonLink>
          }
        />
      </Card>
    )
  }
  return (
    <NotLoaded
      title={say('The mailbox did not open')}
      text={getErrorMessage(error, say('The server had a problem.'))}
      retry={retry}
    />
  )
}
