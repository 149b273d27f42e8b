import {
  type SaleObstacle,
  type SetupStep,
  saleObstacles,
  setupSteps,
} from '@roomlark/contract/inventory/hotel-setup'

type Readiness = {
  isActive: boolean
  ownerInGoodStanding: boolean
  hasPhoto: boolean
  hasRoom: boolean
  hasRatePlan: boolean
  hasTaxes: boolean
  hasExchangeRate: boolean
  hasPartnerSettings: boolean
}

export function doneSteps(readiness: Readiness): SetupStep[] {
  const isDone: Record<SetupStep, boolean> = {
    hotel: true,
    photos: readiness.hasPhoto,
    rooms: readiness.hasRoom,
    'rate-plan': readiness.hasRatePlan,
    taxes: readiness.hasTaxes,
    partners: readiness.hasPartnerSettings,
    active: readiness.isActive,
  }
  return setupSteps.filter((step) => isDone[step])
}

export function missingForSale(readiness: Readiness): SaleObstacle[] {
  const isMissing: Record<SaleObstacle, boolean> = {
    owner: !readiness.ownerInGoodStanding,
    rooms: !readiness.hasRoom,
    'rate-plan': !readiness.hasRatePlan,
    'exchange-rate': !readiness.hasExchangeRate,
    inactive: !readiness.isActive,
  }
  return saleObstacles.filter((obstacle) => isMissing[obstacle])
}
