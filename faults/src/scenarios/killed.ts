import { setTimeout as delay } from 'node:timers/promises'
import type { Scenario } from '../scenario.ts'

export const serverKilled: Scenario = {
  name: 'server-killed',
  about: 'kill -9 of one of two servers, which is started again',
  async inflict({ servers, isQuick, over }) {
    for (const server of isQuick ? servers.slice(0, 1) : [...servers, ...servers]) {
      await server.kill()
      // A service manager starts it again at once.
      over()
      await server.start()
      await delay(isQuick ? 0 : 500)
    }
  },
}

export const postgresKilled: Scenario = {
  name: 'postgres-killed',
  about: 'kill -9 of PostgreSQL, which is started again',
  async inflict({ postgres, isQuick, over, load }) {
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      postgres.kill()
      await postgres.restart()
      over()
      const before = load.acknowledged.bookings.size
      while (load.acknowledged.bookings.size < before + 5) await delay(20)
    }
  },
}

export const backendKilled: Scenario = {
  name: 'backend-killed',
  about: 'kill -9 of one process of PostgreSQL, which then ends all others and recovers',
  async inflict({ sql, isQuick, over, load }) {
    for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
      const [backend] = await sql<{ pid: number }[]>`
        SELECT pid FROM pg_stat_activity WHERE application_name = 'roomlark' AND datname = current_database()
        ORDER BY state = 'active' DESC, random() LIMIT 1`
      if (!backend) throw new Error('no server has a connection')
      process.kill(backend.pid, 'SIGKILL')
      over()
      const before = load.acknowledged.bookings.size
      while (load.acknowledged.bookings.size < before + 20) await delay(20)
    }
  },
}
