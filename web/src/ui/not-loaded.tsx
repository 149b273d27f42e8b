import { say } from '@roomlark/contract/say'
import { useConnection } from '../lib/connection.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { RotateCw } from './icons/rotate-cw.ts'
import { DoorSpot } from './spot.tsx'

type NotLoadedProps = {
  title: string
  text?: string
  className?: string
} & (
  | { query: { isFetching: boolean; refetch: () => unknown } }
  | { query?: undefined; isBusy?: boolean; retry: () => void }
)

/** Reports an outage where the content would be, with a way to try again. */
export function NotLoaded({ className, ...said }: NotLoadedProps) {
  return (
    <Card {...(className && { className })}>
      <NotLoadedContent {...said} />
    </Card>
  )
}

/** The same without a card, for what has one already. */
export function NotLoadedContent({ title, text, ...asked }: NotLoadedProps) {
  const { isConnected } = useConnection()
  const isBusy = asked.query ? asked.query.isFetching : asked.isBusy
  const retry = () => void (asked.query ? asked.query.refetch() : asked.retry())
  return (
    <EmptyState
      role="alert"
      spot={<DoorSpot />}
      title={title}
      text={text ?? notLoadedWords(isConnected)}
      action={
        <Button onClick={retry} busy={isBusy && say('Trying again...')}>
          <RotateCw aria-hidden="true" className="size-[18px]" />
          {say('Try again')}
        </Button>
      }
    />
  )
}

/** Speaks of the connection only where it is lost: the fault may be the server's or ours. */
export function notLoadedWords(isConnected: boolean): string {
  return isConnected
    ? say('Nothing is lost. Try again in a moment.')
    : say('Nothing is lost. Check your connection, then try again.')
}
