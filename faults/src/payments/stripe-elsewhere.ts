import http, { type ClientRequest, type RequestOptions } from 'node:http'
import https from 'node:https'

/**
 * Is loaded into the servers of a scenario before anything else, and has their calls to Stripe go to the simulator of
 * this program. The address is turned from outside, so the server has no setting for it that could be left on in
 * production, and a killed server does not take the payment service with it.
 */
const port = Number(process.env.PAYMENTS_PORT)
const request: (options: RequestOptions, ...rest: never[]) => ClientRequest = https.request

https.request = ((options: RequestOptions, ...rest: never[]) => {
  if (options.host !== 'api.stripe.com') return request(options, ...rest)
  const { agent: _agent, protocol: _protocol, ...others } = options
  return http.request({ ...others, host: '127.0.0.1', port }, ...rest)
}) as typeof https.request
