import type { DoorName } from '@roomlark/contract/launch'
import type { Platform, Switches } from '@roomlark/contract/platform'
import type { ServiceContext } from '../../context.ts'
import { getSwitches } from './platform.service.ts'

type Services = Pick<ServiceContext, 'preview' | 'switches'>

/** Whether any of these launch switches is open; answered from memory wherever that is possible. */
export function isLaunched(
  services: Services,
  names: readonly DoorName[],
  sql: () => ServiceContext['sql'],
): boolean | Promise<boolean> {
  const isOpen = (switches: Switches) => names.some((name) => switches[name] === 'open')
  const known = services.switches.known()
  return known ? isOpen(known) : readSwitches(services, sql).then(isOpen)
}

/** What is written into the page, so that it is known before the first request. */
export async function platformFor(
  services: Services & Pick<ServiceContext, 'demo'>,
  sql: () => ServiceContext['sql'],
): Promise<Platform> {
  return { switches: await readSwitches(services, sql), demo: services.demo }
}

function readSwitches(services: Services, sql: () => ServiceContext['sql']): Promise<Switches> {
  return services.switches.find(() => getSwitches({ preview: services.preview, sql: sql() }))
}
