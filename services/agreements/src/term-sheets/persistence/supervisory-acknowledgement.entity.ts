import { Entity } from 'typeorm';
import { ShownColumns } from './shown-columns.js';

/** That the supervision which the terms of a line of credit ask for was acknowledged, in which words, with its evidence. */
@Entity({ name: 'supervisory_acknowledgement' })
export class SupervisoryAcknowledgementEntity extends ShownColumns {}
