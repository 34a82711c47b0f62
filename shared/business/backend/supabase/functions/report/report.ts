import { callProject, type Project } from '../hosted';

const maxReportBytes = 4096;

/**
 * Counts a report as the embedded server does.
 * @param caller network address of the visitor; used for limits and not stored
 * @returns status of HTTP
 */
export async function takeReport(project: Project, text: string, caller: string): Promise<number> {
  let report: unknown;
  try {
    report = text.length > maxReportBytes ? undefined : JSON.parse(text);
  } catch {
    report = undefined;
  }
  if (typeof report !== 'object' || report === null) return 400;
  const path = '/rest/v1/rpc/take_report';
  const response = await callProject(project, 'POST', path, { report, caller });
  // The body is not the visitor's business; read it so that the connection is free.
  await response.text();
  return response.ok ? 204 : response.status;
}
