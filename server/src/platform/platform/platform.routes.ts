import { exchange } from '@roomlark/contract/platform/exchange'
import { legal } from '@roomlark/contract/platform/legal'
import { moneySettings } from '@roomlark/contract/platform/money-settings'
import { operator } from '@roomlark/contract/platform/operator'
import { platform } from '@roomlark/contract/platform/platform'
import { route } from '../../http/route.ts'
import { cancelDefaultChange, getDefaults, updateDefaults } from './defaults.service.ts'
import { listRates, setRate } from './exchange.service.ts'
import { getLegalText, listNotices, publishLegalText } from './legal.service.ts'
import { getMoneySettings, saveMoneySettings } from './money-settings.service.ts'
import { getOperator, saveOperator } from './operator.service.ts'
import { getPlatform, listSwitchChanges, updateSwitches } from './platform.service.ts'

export const platformRoutes = [
  route(platform.get, (ctx) => getPlatform(ctx)),
  route(platform.updateSwitches, (ctx, { body }) => updateSwitches(ctx, body)),
  route(platform.switchChanges, (ctx) => listSwitchChanges(ctx)),
  route(platform.defaults, (ctx) => getDefaults(ctx)),
  route(platform.updateDefaults, (ctx, { body }) => updateDefaults(ctx, body)),
  route(platform.cancelDefaultChange, (ctx, { params }) => cancelDefaultChange(ctx, params.name)),
  route(moneySettings.get, (ctx) => getMoneySettings(ctx)),
  route(moneySettings.update, (ctx, { body }) => saveMoneySettings(ctx, body)),
  route(operator.get, (ctx) => getOperator(ctx)),
  route(operator.update, (ctx, { body }) => saveOperator(ctx, body)),
  route(exchange.list, (ctx) => listRates(ctx)),
  route(exchange.set, (ctx, { params, body }) => setRate(ctx, params.currency, body)),
  route(legal.notices, (ctx) => listNotices(ctx)),
  route(legal.get, (ctx, { params }) => getLegalText(ctx, params.document)),
  route(legal.publish, (ctx, { params, body }) => publishLegalText(ctx, params.document, body)),
]
