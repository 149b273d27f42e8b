import type { UserType } from '@roomlark/contract/endpoint'
import type { PaymentSimulator } from '../adapters/payments/simulator/simulator.ts'
import type { ServiceContext, SignedInContext } from '../context.ts'
import { adminId, keeperId } from './accounts.ts'

export type DemoContext = SignedInContext & { simulator: PaymentSimulator | null }

export const dayMs = 86_400_000

/** Makes the context in which the owner of the demo's hotels acts. No jobs are sent: the demo writes to nobody. */
export function openDemo(ctx: ServiceContext, simulator: PaymentSimulator | null): DemoContext {
  const jobs = { ...ctx.jobs, enqueue: async () => {} }
  const actor = { userId: keeperId, userType: 'hotel', sessionId: keeperId, mfaEnabled: false } as const
  const origin = { requestId: 'demo', address: '127.0.0.1', userAgent: 'demo' }
  return { ...ctx, jobs, actor, origin, simulator }
}

export function actAs(ctx: SignedInContext, userId: string, userType: UserType): SignedInContext {
  return { ...ctx, actor: { userId, userType, sessionId: userId, mfaEnabled: false } }
}

export function actAsAdmin(ctx: SignedInContext): SignedInContext {
  return actAs(ctx, adminId, 'admin')
}

export function moveTo(ctx: SignedInContext, moment: Date): SignedInContext {
  return { ...ctx, clock: () => moment }
}

export function getDaysAgo({ clock }: Pick<ServiceContext, 'clock'>, days: number): Date {
  return new Date(clock().getTime() - days * dayMs)
}

export function goBack(ctx: SignedInContext, days: number): SignedInContext {
  return moveTo(ctx, getDaysAgo(ctx, days))
}
