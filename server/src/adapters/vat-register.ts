import * as z from 'zod/mini'

export type VatAnswer = { state: 'valid' | 'invalid'; name: string | null } | { state: 'unreachable' }

/** The register of VAT ids of the European Union, VIES, which asks those of its members. */
export type VatRegister = {
  /** Takes an id without blanks, in capitals. */
  check(vatId: string): Promise<VatAnswer>
}

const timeoutMs = 5000

const Answer = z.object({ isValid: z.boolean(), userError: z.string(), name: z.optional(z.string()) })

/** Without an address, nobody is asked. */
export function createVatRegister({ url }: { url: string | null }): VatRegister {
  return {
    async check(vatId) {
      if (url === null) return { state: 'unreachable' }
      try {
        const path = `/ms/${vatId.slice(0, 2)}/vat/${encodeURIComponent(vatId.slice(2))}`
        const response = await fetch(url + path, { signal: AbortSignal.timeout(timeoutMs) })
        return readAnswer(await response.json())
      } catch {
        return { state: 'unreachable' }
      }
    },
  }
}

/** Only VALID and INVALID are about the id; anything else says that a member's register did not answer. */
function readAnswer(body: unknown): VatAnswer {
  const { success, data } = Answer.safeParse(body)
  if (!success) return { state: 'unreachable' }
  if (data.isValid) return { state: 'valid', name: readName(data.name) }
  return data.userError === 'INVALID' ? { state: 'invalid', name: null } : { state: 'unreachable' }
}

/** Members that keep names to themselves answer with dashes. */
function readName(name = ''): string | null {
  const plain = name.trim()
  return /^-*$/.test(plain) ? null : plain
}

/** The register of the demo and of tests: knows every id, except those that end in 00; it never hears of those in 99. */
export const simulatedVatRegister: VatRegister = {
  check: async (vatId) =>
    vatId.endsWith('99')
      ? { state: 'unreachable' }
      : { state: vatId.endsWith('00') ? 'invalid' : 'valid', name: null },
}
