import type { DoorName } from '@roomlark/contract/launch'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { ComingSoonPage } from '../features/platform/coming-soon/coming-soon-page.tsx'
import { PreviewNote } from '../session/preview-note.tsx'
import { usePlatform } from '../session/use-platform.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageSpinner } from '../ui/spinner.tsx'

type LaunchGateProps = { name: DoorName; title: string; children: ReactNode }

/** The page behind a launch switch, or the placeholder (spec §2) while the switch is closed. */
export function LaunchGate({ name, title, children }: LaunchGateProps) {
  const { platform, error, retry } = usePlatform()
  if (error) {
    return (
      <NotLoaded
        title={say('This page did not open')}
        text={say('We could not ask whether it is open yet.')}
        retry={retry}
      />
    )
  }
  if (!platform) return <PageSpinner label={say('Opening the page')} />
  return (
    <>
      <PreviewNote />
      {platform.switches[name] === 'closed' ? <ComingSoonPage title={title} /> : children}
    </>
  )
}
