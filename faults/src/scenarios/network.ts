import { setTimeout as delay } from 'node:timers/promises'
import type { Scenario } from '../scenario.ts'

export const connectionsCut: Scenario = {
  name: 'connections-cut',
  about: 'connections to PostgreSQL are cut, then refused for two seconds',
  proxied: true,
  async inflict({ proxy, isQuick, over }) {
    for (let round = 0; round < (isQuick ? 2 : 6); round += 1) {
      proxy.cut()
      await delay(300)
    }
    proxy.refuse()
    await delay(2000)
    proxy.heal()
    over()
  },
}

export const connectionsDelayed: Scenario = {
  name: 'connections-delayed',
  about: 'everything to and from PostgreSQL takes 100 ms longer',
  proxied: true,
  async inflict({ proxy, isQuick, over }) {
    proxy.delay(100)
    await delay(isQuick ? 2000 : 8000)
    proxy.heal()
    over()
  },
}

export const connectionsStalled: Scenario = {
  name: 'connections-stalled',
  about: 'nothing gets through to PostgreSQL for a while, without an error',
  proxied: true,
  async inflict({ proxy, isQuick, over }) {
    proxy.stall()
    await delay(isQuick ? 5000 : 12_000)
    proxy.heal()
    over()
  },
}

export const connectionsStranded: Scenario = {
  name: 'connections-stranded',
  about: 'all connections to PostgreSQL go dead without an error; new ones work',
  proxied: true,
  async inflict({ proxy, over }) {
    proxy.strand()
    over()
  },
}
