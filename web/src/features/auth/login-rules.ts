import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Credentials } from '@roomlark/contract/auth'

export const checkCredentials = standardSchemaResolver(Credentials)
