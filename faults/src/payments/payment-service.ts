import { fileURLToPath } from 'node:url'
import { noticePath } from '../../../server/src/adapters/payments/payment-service.ts'
import {
  createPaymentSimulator,
  type PaymentSimulator,
} from '../../../server/src/adapters/payments/simulator/simulator.ts'
import type { Surroundings } from '../scenario.ts'

const elsewhere = fileURLToPath(new URL('stripe-elsewhere.ts', import.meta.url))

export type SimulatedService = Surroundings & {
  simulator: PaymentSimulator
  /** Messages go to this server from now on. */
  sendNoticesTo(url: string): void
}

/** Starts a payment service beside the servers, which survives them. */
export async function startPaymentService(): Promise<SimulatedService> {
  let noticesTo = 'http://127.0.0.1:1'
  const simulator = createPaymentSimulator({
    clock: () => new Date(),
    publicUrl: 'http://payments.test',
    findNoticeAddress: () => noticesTo + noticePath,
  })
  const { secretKey, webhookSecrets, findServer } = simulator.settings
  const { port } = await findServer()
  return {
    simulator,
    sendNoticesTo(url) {
      noticesTo = url
    },
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecrets.join(','),
      PAYMENTS_PORT: String(port),
      NODE_OPTIONS: `--import=${elsewhere}`,
      // Every guest has an address of their own.
      TRUST_PROXY_HOPS: '1',
    },
    close: () => simulator.close(),
  }
}
