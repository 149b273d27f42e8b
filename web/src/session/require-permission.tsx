import { say } from '@roomlark/contract/say'
import type { Permission } from '@roomlark/contract/team-roles'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useTitle } from '../lib/use-title.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { KeyRackSpot } from '../ui/spot.tsx'
import { useUser } from './session-context.ts'
import { mayDo, useMay } from './use-may.ts'

type RequirePermissionProps = { permission: Permission; children: ReactNode }

/** For a page that a member of a team may open only with a role that allows it, in the hotel of the address if it has one. */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  const user = useUser()
  const { pathname } = useLocation()
  const { id } = useParams()
  if (mayDo(user, permission, pathname.startsWith('/hotels/') ? id : undefined)) return children
  // The dashboard comes first; members with neither it nor bookings begin where their work is.
  const isStart = pathname === '/dashboard' || pathname === '/bookings'
  if (isStart && mayDo(user, 'clean-rooms')) return <Navigate to="/bookings/housekeeping" replace />
  return <NotAllowed />
}

function NotAllowed() {
  useTitle(say('Not part of your role'))
  const hasDashboard = useMay('see-bookings')
  const { membership } = useUser()
  return (
    <>
      <h1 className="sr-only">{say('Not part of your role')}</h1>
      <Card>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('This page is not part of your role')}
          text={
            membership
              ? say('If you need it for your work, ask {owner} for another role.', {
                  owner: membership.ownerName,
                })
              : say('If you need it for your work, ask the owner for another role.')
          }
          action={
            hasDashboard ? (
              <ButtonLink to="/dashboard">{say('Go to the dashboard')}</ButtonLink>
            ) : (
              <ButtonLink to="/hotels">{say('Go to the hotels')}</ButtonLink>
            )
          }
        />
      </Card>
    </>
  )
}
