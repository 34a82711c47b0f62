import type { Page } from 'playwright/test';

/** A photo of 3,000 by 2,250 pixels: a plate with a model number, as a phone's camera would take it. */
export async function photoOfLabel(page: Page, model: string) {
  const url = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2250 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas');
    const metal = context.createLinearGradient(0, 0, 3000, 2250);
    metal.addColorStop(0, 'hsl(210 8% 82%)');
    metal.addColorStop(1, 'hsl(210 10% 55%)');
    context.fillStyle = metal;
    context.fillRect(0, 0, 3000, 2250);
    // Noise, or the photo would be smaller than any of a camera.
    for (let i = 0; i < 60_000; i++) {
      context.fillStyle = `hsl(210 8% ${50 + ((i * 7919) % 37)}% / 0.25)`;
      context.fillRect((i * 104_729) % 3000, (i * 15_485_863) % 2250, 9, 9);
    }
    context.fillStyle = 'hsl(45 30% 96%)';
    context.fillRect(400, 500, 2200, 1250);
    context.fillStyle = 'hsl(0 0% 12%)';
    context.font = 'bold 330px sans-serif';
    context.fillText('MODEL', 560, 960);
    context.fillText(text, 560, 1480);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, model);
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${model}.jpg`, mimeType: 'image/jpeg', buffer };
}
