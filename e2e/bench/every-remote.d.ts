import type { RouteObject } from 'react-router-dom';

/** The routes of every remote that visitors load. bytes.ts writes the module. */
export declare const remotes: RouteObject[];
