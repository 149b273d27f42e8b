import type { DoorName } from '@roomlark/contract/launch'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ComingSoonPage } from '../features/coming-soon/coming-soon-page.tsx'
import { PreviewNote } from '../session/preview-note.tsx'
import { usePlatform } from '../session/use-platform.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { DoorSpot } from '../ui/spot.tsx'

type LaunchGateProps = { name: DoorName; title: string; children: ReactNode }

/** The page behind a launch switch, or the placeholder (spec §2) while the switch is closed. */
export function LaunchGate({ name, title, children }: LaunchGateProps) {
  const { platform, error, retry } = usePlatform()
  if (error) {
    return (
      <Card>
        <EmptyState
          role="alert"
          spot={<DoorSpot />}
          title="This page did not open"
          text="We could not ask whether it is open yet."
          action={
            <Button onClick={retry}>
              <RotateCw aria-hidden="true" className="size-[18px]" />
              Try again
            </Button>
          }
        />
      </Card>
    )
  }
  if (!platform) return <PageSpinner label="Opening the page" />
  return (
    <>
      <PreviewNote />
      {platform.switches[name] === 'closed' ? <ComingSoonPage title={title} /> : children}
    </>
  )
}
