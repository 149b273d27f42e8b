import { PreviewNote } from '../session/preview-note.tsx'
import { usePlatform } from '../session/use-platform.ts'
import { PageSpinner } from '../ui/spinner.tsx'
import * as pages from './pages.ts'
import { PlainLayout } from './plain-layout.tsx'
import { SkyLayout } from './sky-layout.tsx'

/** Help Center, API Documentation and Status Page: while they are closed there is nothing here (spec §2). */
export function SupportLayout() {
  const { platform, error } = usePlatform()
  if (platform?.switches.supportPages === 'closed') {
    return (
      <SkyLayout tall>
        <pages.NotFoundPage />
      </SkyLayout>
    )
  }
  // The status page matters most when the server does not answer.
  if (!platform && !error) return <PageSpinner />
  return <PlainLayout notice={<PreviewNote />} />
}
