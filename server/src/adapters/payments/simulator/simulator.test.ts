import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makePage, payPage, simulateService } from '../../../../test/payments/simulated-service.ts'

let files = 0
function makeFileName(): string {
  files += 1
  return join(inject('runFolder'), `simulated-payments-${process.pid}-${files}.json`)
}

test('what was paid is still known after a restart, and keys too', async () => {
  const file = makeFileName()
  const before = simulateService({ file })
  const { hotel } = before
  const order = makePage()
  const open = await before.service.openPage('key', hotel, order)
  const paid = await payPage(before, { iban: 'DE62370400440532013001' })
  await before.simulator.close()

  const { service, simulator } = simulateService({ file })
  expect((await service.readPage(hotel, paid.pageId)).charge).toMatchObject({ state: 'processing' })
  expect((await service.openPage('key', hotel, order)).id).toBe(open.id)
  expect(simulator.pay(open.id)).toBe('done')
  simulator.settleWhatIsDue()
  expect(await service.readCharge(hotel, paid.intentId)).toMatchObject({ state: 'failed' })
})

test.each(['', '{"version":0,"tables":{"accounts":[{"id":"acct_1"}]}}'])(
  'a damaged file or one of another version is begun anew: %s',
  async (content) => {
    const file = makeFileName()
    await writeFile(file, content)
    const simulated = simulateService({ file })
    expect(simulated.simulator.tables.accounts.size).toBe(1)
    await payPage(simulated)
    await simulated.simulator.close()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 1 })
  },
)

test('refuses parameters, paths and amounts that Stripe would refuse', async () => {
  const { simulator, hotel } = simulateService()
  const { port } = await simulator.settings.findServer()
  const call = async (path: string, body: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${simulator.settings.secretKey}`, 'stripe-account': hotel },
      body,
    })
    return { status: answer.status, error: JSON.parse(await answer.text()).error }
  }
  expect(await call('/v1/refunds', 'charge=ch_1&amount=1&payment_method_types[0]=card')).toMatchObject({
    status: 400,
    error: { type: 'invalid_request_error', code: 'parameter_unknown', param: 'payment_method_types[0]' },
  })
  expect(await call('/v1/refunds', 'amount=1')).toMatchObject({
    status: 400,
    error: { code: 'parameter_missing', param: 'charge' },
  })
  expect(await call('/v1/refunds', 'charge=ch_1&amount=-1')).toMatchObject({ status: 400 })
  expect(await call('/v1/refunds', 'charge=ch_1&amount=1')).toMatchObject({
    status: 404,
    error: { code: 'resource_missing' },
  })
  expect(await call('/v1/else', '')).toMatchObject({ status: 404 })
})
