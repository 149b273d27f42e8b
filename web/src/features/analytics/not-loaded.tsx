import { RotateCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DoorSpot } from '../../ui/spot.tsx'

type NotLoadedProps = { title: string; isBusy: boolean; retry: () => void; className?: string }

/** An outage is said, never dressed up in samples. */
export function NotLoaded({ title, isBusy, retry, className }: NotLoadedProps) {
  return (
    <Card {...(className && { className })}>
      <EmptyState
        role="alert"
        spot={<DoorSpot />}
        title={title}
        text="Nothing is lost. Check your connection, then try again."
        action={
          <Button onClick={retry} busy={isBusy && 'Trying again...'}>
            <RotateCw aria-hidden="true" className="size-[18px]" />
            Try again
          </Button>
        }
      />
    </Card>
  )
}
