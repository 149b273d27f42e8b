import type { UserType } from '@roomlark/contract/endpoint'
import type { Permission } from '@roomlark/contract/team-roles'
import type { ReactElement } from 'react'
import { LaunchGate } from './launch-gate.tsx'

/**
 * A page, the account types that may see it (everybody if none are named), what members of a team must be allowed to
 * do, and the chunk to fetch for it.
 */
export type GuardedPage = {
  roles?: readonly UserType[]
  permission?: Permission
  part: { preload: () => Promise<unknown> }
  page: ReactElement
}

export const hotelSide = ['hotel', 'admin'] as const

export function hotelPage(title: string, page: ReactElement): ReactElement {
  return (
    <LaunchGate name="hotelPages" title={title}>
      {page}
    </LaunchGate>
  )
}

export function partnershipPage(title: string, page: ReactElement): ReactElement {
  return (
    <LaunchGate name="partnerships" title={title}>
      {page}
    </LaunchGate>
  )
}
