export const forecast = await Promise.resolve('calm');
