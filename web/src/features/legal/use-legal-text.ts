import type { DataOf } from '@roomlark/contract/endpoint'
import type { LegalDocument, legal } from '@roomlark/contract/legal'
import { useEffect, useState } from 'react'
import { readLegalText } from '../../data/legal-text.ts'

type Versions = DataOf<typeof legal.get>

/** Undefined while it is asked; null where nobody answers. The text of the product is shown in both cases. */
export function useLegalText(document: LegalDocument): Versions | null | undefined {
  const [found, setFound] = useState<Versions | null>()
  useEffect(() => {
    let isWanted = true
    void readLegalText(document).then((versions) => isWanted && setFound(versions))
    return () => {
      isWanted = false
    }
  }, [document])
  return found
}
