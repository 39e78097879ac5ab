export const steps = ['Heat', 'Quench', 'Temper'];
