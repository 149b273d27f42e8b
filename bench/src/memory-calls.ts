import type { BenchData } from './hotels-data.ts'

export type MixedCall = {
  method: string
  path: string
  token?: string
  body?: string | Buffer
  headers?: Record<string, string>
}

const boundary = 'bench-boundary'

function upload(path: string, picture: Buffer, token: string): MixedCall {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    method: 'POST',
    path: `/api/v1${path}`,
    token,
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Returns the next of many kinds of valid and invalid calls, in the same order in every run. */
export function mixedCalls(data: BenchData, picture: Buffer): () => MixedCall {
  const { token, adminToken, hotelIds, rareWords } = data
  let turn = 0
  const get = (path: string, token?: string): MixedCall => ({
    method: 'GET',
    path: `/api/v1${path}`,
    ...(token && { token }),
    headers: { 'accept-encoding': turn % 2 === 0 ? 'br, gzip' : 'gzip' },
  })
  const send = (method: string, path: string, body: string, token?: string): MixedCall => ({
    method,
    path: `/api/v1${path}`,
    body,
    ...(token && { token }),
    headers: { 'content-type': 'application/json' },
  })
  const pick = (values: string[]) => values[turn % values.length] ?? ''
  const common = [
    () => get('/hotels', token),
    () => get(`/hotels?search=${pick(rareWords)}`, adminToken),
    () => get(`/hotels/${pick(hotelIds)}`, token),
    () => get('/analytics/dashboard', token),
    () => get('/bookings', token),
    () => get('/notifications', token),
    () => get('/users?search=bench', adminToken),
    () => get('/audit', adminToken),
    () => get('/platform'),
    () => get('/guest/search?place=a&checkInOn=2027-05-01&checkOutOn=2027-05-04'),
    () => send('PUT', '/users/profile', JSON.stringify({ firstName: 'Bench', lastName: `${turn}` }), token),
    () => get(`/nowhere/${turn}`),
    () => get('/users/profile', `${turn}`.padEnd(43, 'x')),
    () => send('POST', '/hotels', '{"name":', token),
    () => send('PUT', '/users/profile', JSON.stringify({ [`key${turn}`]: turn }), token),
    () => ({ method: 'GET', path: `/hotels/${turn}` }),
  ]
  const rare = [
    () => upload('/users/profile/picture', picture, token),
    () => send('POST', '/auth/login', JSON.stringify({ email: `${turn}@bench.test`, password: 'wrong' })),
    () => ({ method: 'GET', path: '/api/openapi.json', headers: { 'accept-encoding': 'br' } }),
    () => send('POST', '/hotels', JSON.stringify({ description: 'long '.repeat(15_000) }), token),
  ]
  return () => {
    turn += 1
    const kinds = turn % 50 === 0 ? rare : common
    const kind = kinds[Math.floor(turn / (turn % 50 === 0 ? 50 : 1)) % kinds.length]
    if (!kind) throw new Error('there are calls of every kind')
    return kind()
  }
}
