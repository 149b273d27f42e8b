import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createVatRegister, type VatAnswer } from './vat-register.ts'

/** Asks a register that answers like this. */
async function check(answer: RequestListener): Promise<VatAnswer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await createVatRegister({ url: `http://127.0.0.1:${port}/rest-api` }).check('DE136695976')
  } finally {
    server.close()
  }
}

const says =
  (body: object): RequestListener =>
  (request, response) =>
    response.end(JSON.stringify(request.url === '/rest-api/ms/DE/vat/136695976' ? body : {}))

describe('the register of VAT ids', () => {
  test.each([
    [
      { isValid: true, userError: 'VALID', name: 'Meier GmbH' },
      { state: 'valid', name: 'Meier GmbH' },
    ],
    [
      { isValid: true, userError: 'VALID', name: '---' },
      { state: 'valid', name: null },
    ],
    [
      { isValid: false, userError: 'INVALID', name: '---' },
      { state: 'invalid', name: null },
    ],
    [{ isValid: false, userError: 'MS_UNAVAILABLE' }, { state: 'unreachable' }],
    [{ errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }, { state: 'unreachable' }],
  ])('says what %j means', async (body, meant) => {
    expect(await check(says(body))).toEqual(meant)
  })

  test('is not reachable if it answers nonsense, hangs up or is switched off', async () => {
    expect(await check((_, response) => response.end('<html>'))).toEqual({ state: 'unreachable' })
    expect(await check((request) => request.socket.destroy())).toEqual({ state: 'unreachable' })
    expect(await createVatRegister({ url: null }).check('DE136695976')).toEqual({ state: 'unreachable' })
  })
})
