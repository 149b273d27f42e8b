import { type ApiKeyInput, apiKeys } from '@roomlark/contract/accounts/api-keys'
import { type Postback, type PostbackChange, postbacks } from '@roomlark/contract/operations/postbacks'
import {
  type Webhook,
  type WebhookChange,
  type WebhookInput,
  webhooks,
} from '@roomlark/contract/operations/webhooks'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { useChange, useMutation } from '../lib/use-mutation.ts'
import { developerKeys } from './keys.ts'

export function useApiKeys() {
  return useCall(developerKeys.keys, apiKeys.list)
}

export function useCreateApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiKeyInput) => call(apiKeys.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: developerKeys.keys }),
  })
}

export function useRevokeApiKey() {
  return useChange((id: string) => call(apiKeys.revoke, { params: { id } }), developerKeys.keys)
}

const settledMs = 15_000
const waitingMs = 2000

/** Refetches addresses as often as their deliveries, so that both agree. */
export function useWebhooks() {
  return useCall(
    developerKeys.webhooks,
    webhooks.list,
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isAboutToBeCalled) ? waitingMs : settledMs) },
  )
}

function isAboutToBeCalled({ nextTryAt }: Pick<Webhook, 'nextTryAt'>): boolean {
  return nextTryAt !== null && Date.parse(nextTryAt) - Date.now() < settledMs
}

/** Deliveries belong to addresses, whose figures are counted from them. */
function useWebhookAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: developerKeys.webhooks }),
        client.invalidateQueries({ queryKey: developerKeys.postbacks }),
        client.invalidateQueries({ queryKey: developerKeys.deliveries }),
      ]),
  })
}

export function useCreateWebhook() {
  return useWebhookAct((body: WebhookInput) => call(webhooks.create, { body }))
}

export function useChangeWebhook() {
  return useWebhookAct(({ id, ...body }: WebhookChange & { id: string }) =>
    call(webhooks.change, { params: { id }, body }),
  )
}

export function useRemoveWebhook() {
  return useWebhookAct((id: string) => call(webhooks.remove, { params: { id } }))
}

export function useRotateSecret() {
  return useWebhookAct((id: string) => call(webhooks.rotate, { params: { id } }))
}

export function useSendTestEvent() {
  return useWebhookAct((id: string) => call(webhooks.test, { params: { id } }))
}

export function usePostbacks(isEnabled: boolean) {
  return useCall(
    developerKeys.postbacks,
    postbacks.list,
    {},
    {
      enabled: isEnabled,
      refetchInterval: ({ state }) => (state.data?.some(isAboutToBeCalled) ? waitingMs : settledMs),
    },
  )
}

export function useSavePostback() {
  return useWebhookAct(
    ({ postback, change }: { postback: Postback | null; change: Partial<PostbackChange> }) => {
      const { name = '', url = '', events = [], pausedAt = null, version = 1 } = postback ?? {}
      const body = { name, url, events, ...change }
      return postback === null
        ? call(postbacks.create, { body })
        : call(postbacks.change, {
            params: { id: postback.id },
            body: { isPaused: pausedAt !== null, version, ...body },
          })
    },
  )
}

export function useRemovePostback() {
  return useWebhookAct((id: string) => call(postbacks.remove, { params: { id } }))
}

export function useTestPostback() {
  return useWebhookAct((id: string) => call(postbacks.test, { params: { id } }))
}

export function useRedeliver() {
  return useWebhookAct((id: string) => call(webhooks.redeliver, { params: { id } }))
}

type DeliveryFilter = { webhookId?: string | undefined; page: number }

/** While something is about to be sent, the list is read again soon. */
export function useDeliveries({ webhookId, page }: DeliveryFilter) {
  const query = { page, ...(webhookId && { webhookId }) }
  return usePages(
    developerKeys.deliveryPage(query),
    webhooks.deliveries,
    { query },
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ nextTryAt, step }) => nextTryAt !== null && step < 2)
          ? waitingMs
          : settledMs,
    },
  )
}
