import { Navigate, useLocation } from 'react-router'
import { useUser } from '../session/session-context.ts'
import { usePlatform } from '../session/use-platform.ts'

/** Pages about the user's own account only. */
const openPaths = ['/two-step', '/profile']

/** Leads administrators to the set-up of two-step sign-in, without which the server shows them nobody's data. */
export function MfaGate() {
  const { userType, mfaEnabled } = useUser()
  const { platform } = usePlatform()
  const { pathname, search } = useLocation()
  if (userType !== 'admin' || mfaEnabled || !platform || platform.demo || openPaths.includes(pathname))
    return null
  return <Navigate to="/two-step" state={{ from: pathname + search }} replace />
}
