import { ApplicationEntity } from './application.entity.js';
import { ApplicationHistoryEntity } from './application-history.entity.js';
import { ApplicationWordEntity } from './application-word.entity.js';
import { CompanyNameEntity } from './company-name.entity.js';
import { ConstructionOverseerEntity } from './construction-overseer.entity.js';
import { PropertyEntity } from './property.entity.js';
import { FloorPlanEntity, UnitEntity } from './property-part.entity.js';

export const applicationEntities = [
  ApplicationEntity,
  ApplicationHistoryEntity,
  ConstructionOverseerEntity,
  PropertyEntity,
  UnitEntity,
  FloorPlanEntity,
  ApplicationWordEntity,
  CompanyNameEntity,
];
