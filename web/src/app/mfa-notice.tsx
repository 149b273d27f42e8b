import { ShieldAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import { useUser } from '../session/session-context.ts'
import { usePlatform } from '../session/use-platform.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** An administrator may look at everything, but changes nothing before two-step sign-in is on. */
export function MfaNotice() {
  const { userType, mfaEnabled } = useUser()
  const { platform } = usePlatform()
  const { pathname, search } = useLocation()
  if (userType !== 'admin' || mfaEnabled || !platform || platform.demo || pathname === '/two-step')
    return null
  return (
    <div className="max-w-[calc(var(--content-max)+2*var(--gutter))] px-(--gutter) pt-3">
      <Note tone="warning" icon={<ShieldAlert />} title="Turn on two-step sign-in">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
          You can look at everything already. Before you change anything, protect your account: it takes two
          minutes.
          <ButtonLink to="/two-step" state={{ from: pathname + search }} size="sm">
            Set up now
          </ButtonLink>
        </div>
      </Note>
    </div>
  )
}
