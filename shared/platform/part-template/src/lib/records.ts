import { defineRecords } from '@site/federation';
import type { Topic } from '../data/shapes';

/** The page of each topic. */
export const topics = defineRecords<Topic>('mf-new-section/topics');

/** `all`: what the list shows of every topic. */
export const topicLists = defineRecords<Omit<Topic, 'text'>[]>('mf-new-section/lists');
