import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** The secret of an address begins like this. */
const prefix = 'whsec_'

/** Accepts deliveries of webhooks and hands each to `show`, with whether it was signed with the secret. */
function createListener(secret, show) {
  return createServer(async (request, response) => {
    const body = await text(request)
    const isSigned = verify(secret, request.headers, body)
    response.writeHead(isSigned ? 204 : 401).end()
    show({ isSigned, id: request.headers['webhook-id'], body })
  })
}

/** Checks a signature as Standard Webhooks describes; while a secret is being replaced there are two. */
function verify(secret, headers, body) {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace(prefix, ''), 'base64')
  const expected = createHmac('sha256', key).update(signed).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected))
}

// Usage: npm run webhooks:listen -- SECRET [PORT]. Prints the deliveries that reach this machine, and verifies them.
const [secret = '', port = '4000'] = process.argv.slice(2)
if (!secret.startsWith(prefix) || !/^\d{2,5}$/.test(port)) {
  console.error('Usage: npm run webhooks:listen -- whsec_… [4000]: the secret of the address, and a port.')
  process.exitCode = 1
} else {
  const listener = createListener(secret, ({ isSigned, id, body }) => {
    console.log(`${isSigned ? 'signed' : 'NOT SIGNED with this secret'} ${id} ${body}`)
  })
  listener.on('error', (error) => {
    console.error(`Port ${port} cannot be used (${error.code}): name another one.`)
    process.exitCode = 1
  })
  listener.listen(Number(port), '127.0.0.1', () => {
    console.log(`Add the address http://127.0.0.1:${port}/ in Settings › Developers. Stop with Ctrl-C.`)
  })
}
