import { MoneySettings, shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { lockMoneySettings, selectMoneySettings, updateMoneySettings } from './money-settings.queries.ts'

export async function getMoneySettings({ sql }: { sql: Sql }): Promise<MoneySettings> {
  const stored = await selectMoneySettings(sql)
  return MoneySettings.parse({ ...shippedMoneySettings, ...stored })
}

export async function saveMoneySettings(ctx: SignedInContext, input: MoneySettings): Promise<MoneySettings> {
  return ctx.sql.begin(async (tx) => {
    await lockMoneySettings(tx)
    const before = await getMoneySettings({ sql: tx })
    await updateMoneySettings(tx, input, ctx.actor.userId, ctx.clock())
    await recordAudit(ctx, tx, { action: 'platform.money', target: 'platform', before, after: input })
    await tell(tx, { type: 'platform' }, { everyone: true })
    return input
  })
}
