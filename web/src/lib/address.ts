import type { Endpoint } from '@roomlark/contract/endpoint'

/**
 * An endpoint without its schemas, for the few calls the first page makes, so that it need not load them.
 * Method and path are literal types of the contract: a wrong one does not compile. `call` reads nothing else.
 */
export function address<E extends Endpoint>(method: E['method'], path: E['path']): E {
  return { method, path } as E
}
