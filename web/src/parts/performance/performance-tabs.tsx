import { say } from '@roomlark/contract/say'
import { TabLinks } from '../../ui/tab-links.tsx'

const tabs = { performance: say('Performance'), earnings: say('Earnings') }
const addresses = { performance: '/performance', earnings: '/performance/earnings' }

/** Tabs for the results of links and the earnings from them. */
export function PerformanceTabs({ current }: { current: keyof typeof tabs }) {
  return <TabLinks label={say('Performance')} tabs={tabs} current={current} toTab={(tab) => addresses[tab]} />
}
