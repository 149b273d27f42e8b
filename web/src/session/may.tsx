import type { Permission } from '@roomlark/contract/team-roles'
import type { ReactNode } from 'react'
import { useMay } from './use-may.ts'

type MayProps = {
  do: Permission
  /** The hotel in which it would be done; without one, any. */
  at?: string
  children: ReactNode
}

/** Shows what the user may do, and nothing where the server would refuse it. */
export function May({ do: permission, at, children }: MayProps) {
  return useMay(permission, at) ? children : null
}
