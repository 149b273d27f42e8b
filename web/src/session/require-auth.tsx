import type { UserType } from '@roomlark/contract/endpoint'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { PageSpinner } from '../ui/spinner.tsx'
import { useSession } from './session-context.ts'

type RequireAuthProps = { roles?: readonly UserType[]; children?: ReactNode }

/** spec §4: the route guard. Without a role list every signed-in user may pass. */
export function RequireAuth({ roles, children = <Outlet /> }: RequireAuthProps) {
  const { user, isLoading, leftAt } = useSession()
  const { pathname, search, hash, key } = useLocation()
  if (isLoading) {
    return (
      <main className="grid min-h-dvh">
        <PageSpinner
          label={pathname === '/dashboard' ? say('Opening your dashboard') : say('Opening the page')}
        />
      </main>
    )
  }
  if (!user) {
    const from = leftAt === key ? null : { from: { pathname, search, hash } }
    return <Navigate to="/login" replace state={from} />
  }
  if (roles && !roles.includes(user.userType)) return <Navigate to="/dashboard" replace />
  return children
}
